/** The words of the guided tours, by their lessons; what the steps set up and claim stands in app/tours/lessons.json. */
import words from "./lessons.json";

export const lessons = words;
