/** Opens match files, by a button or by drag and drop anywhere on the page. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../text/index.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { navigate, PATHS } from '../../ui/router.ts';

export function OpenFile({ children }: { readonly children?: ComponentChildren }) {
  const { home, language } = useText();
  const words = home.files;
  const [refusal, setRefusal] = useState('');
  const take = async (file: File) => {
    setRefusal('');
    // The reader of match files is lazy-loaded with the first file.
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

/** Takes files dropped anywhere on the page, which the browser would otherwise open in its place. */
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
