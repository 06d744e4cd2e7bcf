// Texts that are taken along: put where they can be pasted from.

/** Put a text where it can be pasted from; whether that was allowed. */
export async function copy(text: string): Promise<boolean> {
  // Browsers hide the clipboard from pages on a line that is not safe, such as a house in one's own network.
  if (!navigator.clipboard) return copyByEvent(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The old way, which is left where the new one is missing. */
function copyByEvent(text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", give, { once: true });
  const done = document.execCommand("copy");
  document.removeEventListener("copy", give);
  return done;
}

/** Mark what an element says, so that it can be copied by hand. */
export const select = (element: Element | undefined): void =>
  void (element && getSelection()?.selectAllChildren(element));
