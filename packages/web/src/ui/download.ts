// @chunk start
/** Offers a text to the user as a file download. */

interface NamedText {
  readonly name: string;
  readonly text: string;
}

export function download(file: NamedText | undefined): void {
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file.text], { type: 'application/json' }));
  link.download = file.name;
  link.click();
  // A started download holds the data itself, so that its URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
