/** Background silhouette for each era, 220 wide on a ground line at 120. */
import type { ComponentChildren } from 'preact';

/** Classes `lb-far`, `lb-near` and `lb-lit` are three shades of the era's colour, `lb-line` is stroked. */
export const SCENERY: readonly ComponentChildren[] = [
  // Volcano, sun, flying creature.
  <>
    <circle className="lb-lit is-faint" cx="196" cy="62" r="21" />
    <path className="lb-line" d="M196 33v-9M218 42l7-7M174 42l-7-7M225 62h10M167 62h-9" />
    <path className="lb-far" d="M120 120 172 84l18 12 30-20 60 44z" />
    <path className="lb-near" d="M-60 120 10 34q4-5 8 0 5 6 10 0 5-6 9 0l66 86z" />
    <path className="lb-lit" d="M11 33q3-3 7 1 5 6 10 0 4-5 8-1l-3 24-6-8-4 34-6-30-6 9z" />
    <path
      className="lb-line is-thick"
      d="M20 24c-5-8 4-10 0-18M30 23c6-7-2-10 4-18M92 44c6-6 10-5 12 0 3-5 8-6 13 0"
    />
  </>,
  // A castle with its flags.
  <>
    <path className="lb-far" d="M0 120V92l40-22 40 22 60-30 80 34v24z" />
    <path
      className="lb-near"
      d="M34 120V52h8v8h8v-8h8v8h8v-8h8v26h20V40h7v7h7v-7h8v7h7v-7h7v38h22V58h8v8h8v-8h8v8h8v-8h8v62h-62v-18a14 14 0 0 0-28 0v18zM30 50 54 18 78 50zM150 56l22-32 22 32zM90 38l22-28 22 28z"
    />
    <path className="lb-line" d="M54 18V6M112 10V0M172 24V12" />
    <path className="lb-lit" d="m55 6 15 4-15 5zM113 0l14 4-14 4zM173 12l12 3-12 4z" />
    <path className="lb-far" d="M106 54h10v14h-10zM48 70h8v12h-8zM168 76h8v12h-8z" />
  </>,
  // Dome above roofs, and a flying machine.
  <>
    <path className="lb-far" d="M0 120V88h16v-8h12v8h18V72h18v16h22v32zm150 0V84h22V70h14v14h34v36z" />
    <path
      className="lb-near"
      d="M60 120V92h8c0-30 16-50 38-55V26h8v11c22 5 38 25 38 55h8v28h-22v-16h-10v16h-12v-16h-12v16H92v-16H82v16z"
    />
    <path className="lb-lit" d="m110 10 3 8h-6z" />
    <path
      className="lb-far"
      d="M86 90c2-24 10-40 22-48-6 12-9 28-10 48zM134 90c-2-24-10-40-22-48 6 12 9 28 10 48z"
    />
    <path
      className="lb-line"
      d="M110 10v16M150 34c12-14 34-14 46 2-8-4-14-4-20 0-8-6-16-6-26-2zm26 2-6 10M150 34l20 12M196 36l-26 10"
    />
  </>,
  // Chimneys and saw-tooth roofs.
  <>
    <path className="lb-far" d="M0 120V84h40V66h10v18h30v36zm170 0V78h16V60h8v18h26v42z" />
    <path
      className="lb-near"
      d="M44 120V76l32 18V76l32 18V76l32 18V40h14l3 54h9V30h14l4 90zM64 84l3-50h12l2 60z"
    />
    <path
      className="lb-line is-smoke"
      d="M73 28c-9-8 8-12-2-20M147 34c-8-8 8-12 0-20M178 24c-8-7 9-10 2-20"
    />
    <path className="lb-far" d="M56 104h12v10H56zm22 0h12v10H78zm22 0h12v10h-12zm22 0h12v10h-12z" />
  </>,
  // Globe behind glass towers.
  <>
    <circle className="lb-far" cx="110" cy="70" r="50" />
    <path
      className="lb-line"
      d="M62 56h96M62 84h96M110 20v100M110 20c-27 0-27 100 0 100M110 20c27 0 27 100 0 100"
    />
    <path
      className="lb-near"
      d="M6 120V66h20v54zm24 0V46h8l6-14 6 14h8v74zm34 0V82h18v38zm76 0V74h20v46zm24 0V36h6V22h4v14h14v84zm28 0V60h20v60z"
    />
    <path
      className="lb-lit"
      d="M36 54h4v26h-4zm14 0h3v40h-3zM170 46h4v30h-4zm8 0h4v18h-4zM12 74h8v4h-8zm0 10h8v4h-8zM198 70h8v4h-8zm0 9h8v4h-8z"
    />
  </>,
  // Giant robot.
  <>
    <path className="lb-far" d="M0 120V96h24V80h16v16h20v24zm156 0V92h20V72h14v20h30v28z" />
    <path
      className="lb-near"
      d="M70 120v-8l12-12h56l12 12v8zM84 36h52a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H84a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14zM60 56h8v24h-8zm92 0h8v24h-8z"
    />
    <path
      className="lb-line is-thick"
      d="M110 36V20M40 70c-14-2-20-14-14-26l10 4M180 62c14 0 20-14 14-24l-10 4"
    />
    <circle className="lb-lit" cx="110" cy="16" r="6" />
    <path
      className="lb-far"
      d="M92 49a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm36 0a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM92 80h36a4 4 0 0 1 0 8H92a4 4 0 0 1 0-8z"
    />
    <path className="lb-lit" d="M92 55a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm36 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" />
  </>,
  // Ruins, bare tree, falling star.
  <>
    <circle className="lb-far" cx="60" cy="34" r="20" />
    <path className="lb-lit" d="m196 8-44 26 8 7z" />
    <path className="lb-far" d="M0 120v-20l30-8 20 10 40-14 50 12 80-14v34z" />
    <path
      className="lb-near"
      d="M24 120V62l8-6 6 9 8-12v67zm36 0V84l9 7 9-11v40zm36 0V46h-8V36h64v10h-6l-4 8 4 6v60h-14V62c0-14-22-14-22 0v58zm66 0V74l8 6 10-14v54z"
    />
    <path className="lb-line is-thick" d="M196 120V76m0 18-12-12m12 2 12-14m-12 30 14-8" />
  </>,
];
