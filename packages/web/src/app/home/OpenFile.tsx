/** A way in for matches that come from outside: by the button, or dropped anywhere on the page. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../text/index.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { navigate, PATHS } from '../../ui/router.ts';

/** What else is offered stands before the button. */
export function OpenFile({ children }: { readonly children?: ComponentChildren }) {
  const { home, language } = useText();
  const words = home.files;
  const [refusal, setRefusal] = useState('');
  const take = async (file: File) => {
    setRefusal('');
    // What it takes to read one comes with the file, not with home.
    const { matchIn } = await import('./matchFile.ts');
    const found = await matchIn(file, language);
    if ('id' in found) navigate(PATHS.match(found.id));
    else setRefusal(found.refusal);
  };
  useDrop(take);
  return (
    <div className="open-file">
      <div className="home-tools">
        {children}
        <FileButton hint={words.hint} onFile={take}>
          <Icon name="file" size={16} />
          {words.open}
        </FileButton>
        <Link className="button is-small" href={PATHS.open}>
          {words.paste}
        </Link>
      </div>
      <div role="alert">
        {refusal !== '' && (
          <p className="refusal">
            <Icon name="threat" size={16} />
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
}

/** What is dropped on the page is taken, instead of being shown by the browser in its place. */
export function useDrop(take: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}
