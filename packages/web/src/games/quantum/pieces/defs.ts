// @chunk *-pieces
/** Gradients that every piece may use, wherever it stands on a page: pages have them once. */
const DEFS = `<defs>
<linearGradient id="q-gloss" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<radialGradient id="q-sphere" cx=".34" cy=".3" r=".75"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>
<radialGradient id="q-halo"><stop offset=".72" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="q-spot"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>`;

if (typeof document !== 'undefined') {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'q-defs');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = DEFS;
  document.body.append(svg);
}
