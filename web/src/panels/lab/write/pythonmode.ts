/** What the editor needs for Python: it comes when a file in Python is opened. */
export { localCompletionSource, pythonLanguage } from "@codemirror/lang-python";
