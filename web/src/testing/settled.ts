/** Runs with every file of tests: what a test has had loaded has come before the file is over. */
import { afterAll, vi } from "vitest";

afterAll(() => vi.dynamicImportSettled());
