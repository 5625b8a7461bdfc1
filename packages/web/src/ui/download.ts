// @chunk start
/** Hands a file to the browser's downloads. */

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
  // The download has its own hold of the data as soon as it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
