import { layers as english } from "./en/layersmenu.ts";
import { room } from "./rooms.ts";

export const layers = room("layersMenu", english);
