/** File input drawn as a button; the same file can be chosen again after a correction. */
import type { ComponentChildren } from 'preact';

interface FileButtonProps {
  readonly children: ComponentChildren;
  readonly hint?: string | undefined;
  readonly onFile: (file: File) => void;
}

export function FileButton({ children, hint, onFile }: FileButtonProps) {
  return (
    <label className="button is-small file-button" title={hint}>
      {children}
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        className="only-read"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
