/**
 * Places of the table to look at, outlined by a style sheet: boards may draw themselves anew meanwhile. An `i` stands for
 * a place of a canvas, and is invisible otherwise.
 */
import { useEffect } from 'preact/hooks';

export function usePlaces(places: readonly string[]): void {
  const selector = places.map(place => `.table-root ${place}`).join(',');
  const [first] = places;
  useEffect(() => {
    if (selector === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:is(${selector}) { outline: 3px dashed var(--ln-tone); outline-offset: -2px }
      i:is(${selector}) { visibility: visible; z-index: 1; outline-color: #fff; border-radius: 50%;
        box-shadow: 0 0 0 5px rgb(0 0 0 / 0.45); pointer-events: none }
      path:is(${selector}) { stroke: var(--ln-tone); stroke-width: 7px; stroke-dasharray: 14 8; outline: none }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // On a phone the first one may lie below the fold of a sheet.
    document.querySelector(`.table-root ${first}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
    };
  }, [selector, first]);
}
