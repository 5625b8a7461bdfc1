/**
 * Positions in which the side to move forces the capture of the Tesseract, with the number of its moves. From
 * self-play (`node packages/bots/src/rift/puzzles.main.ts find`), each proved by exhaustive search.
 */
export interface Puzzle {
  readonly moves: number;
  readonly position: string;
}

export const PUZZLES: readonly Puzzle[] = [
  {
    moves: 1,
    position:
      '5ts8/10H4/1v13/12p2/3X11/4x6x3/1I13/1I4X6i1/10r2iT/10H2v1/2h12/4GG9/1Hv6V5/15/8H6 b schg p 3 61',
  },
  {
    moves: 1,
    position: '2p5st5/15/15/1GG3V8/7X7/v6H7/15/9h5/13X1/5x8V/1x8V4/1h6V6/5I9/4vI6gg1/11v1Tr b scg p 1 41',
  },
  {
    moves: 1,
    position: '11It1R/6h4IGG1/3v11/12H2/i2X9x1/i8h5/8S3x2/3h1V2V6/9v5/15/10X4/8gg5/14P/15/T14 w SC2H p 1 39',
  },
  {
    moves: 1,
    position: '6s4p3/8v6/15/15/15/15/15/15/12X2/2x12/5X5x1H1/10r4/2V6vTH3/v7I6/8I2ts2 b 2HGc2h2g p 1 22',
  },
  {
    moves: 1,
    position: '5Vs7t/15/15/15/3I1v9/3Ix1V1h2x3/15/6X8/15/1v11X1/10I4/10I3V/10H2ir/12HiT/3c4p6 b s2hg p 1 46',
  },
  {
    moves: 1,
    position: '4P2r7/v12V1/2t2v9/15/12X2/15/15/7x7/10x4/11X3/15/15/S14/V6T7/15 w SRC3H2Gsc3h2g p 0 4',
  },
  {
    moves: 1,
    position: '7P7/14T/1h8v4/15/15/12x2/2x12/1gg7t4/5S9/3X6X4/15/10S4/15/6VV7/4c10 w RC3H2Gs3hg p 0 11',
  },
  {
    moves: 1,
    position: '3i7It1R/3i4H1hIVV1/2h2V9/14I/6Xh6I/11x2T/15/15/15/1h1X11/4x10/gg13/14P/15/2SH8h2 w SC p 1 62',
  },
  {
    moves: 1,
    position: 'tH1i7p3/3i11/I3H3v5I/I13I/15/3Vx6x3/v1H12/15/15/11X3/13X1/6h8/s14/6V5ih1/1v10iTr b sc p 1 63',
  },
  {
    moves: 1,
    position: 't8T5/9v5/8p2v3/12V2/15/3x1X9/I6X7/I4gg8/5VV8/6I3r4/3v2I3s2x1/1hH12/14V/3i4h6/3i4s6 b c p 8 57',
  },
  {
    moves: 1,
    position: '8gg3gg/h11H2/T4h9/7H7/10x4/8Rt2x2/9h5/4v6GGGG/10V3S/4X6X3/8h6/15/15/6V8/9P2SV1 w C p 1 78',
  },
  {
    moves: 1,
    position: 'p14/15/15/8H6/2X12/11x1V1/4X10/7s7/7h7/15/GG3H5x1v1/12GG1/2V12/9ggh3/9HT1r1t b sc2hg p 1 44',
  },
  {
    moves: 1,
    position: '2hi11/T1ti11/2RH1h9/13v1/15/2X7x4/1X13/3H3S7/4V10/3x11/15/6gg7/12v2/9V5/5P4H4 w SC2Gh p 0 39',
  },
  {
    moves: 1,
    position:
      'S1T3t8/5VGG3h1h1/11i3/4h5hi3/vi13/1i11x1/12H2/15/6H8/3X6X1x2/15/15/15/15/2P9VV1 w SRCG p 24 71',
  },
  {
    moves: 1,
    position: '3T4t6/7HvH5/S14/6V8/S3X10/15/7X1v3x1/4H10/13x1/8v4gg/15/5h9/2H8i3/11ih2/c3P10 w RC2G p 27 77',
  },
  {
    moves: 1,
    position: '9vTgg2/15/1h13/13h1/11GGV1/13t1/12x2/13R1/v2h6x4/4Xi2V2X3/5i9/15/15/15/8SH2P2 w SC2HG p 1 85',
  },
  {
    moves: 1,
    position:
      'T1t12/1GGV1gg4v3/13h1/15/11v3/2x5i6/4x3i6/v6VSh2I2/8V3I2/15/2X6X5/14P/12V2/15/15 w SRCH p 3 47',
  },
  {
    moves: 1,
    position: '4VT9/2H12/3h4ggh4/2gg9h1/S9x4/4x10/9v2H2/1I13/1I13/3X2V3X4/15/H14/RI6h6/tI13/3P11 w SC p 1 82',
  },
  {
    moves: 1,
    position: '1I7HH4/1I13/14p/7H7/1X8x4/15/7I7/5s1I7/11gg2/1x3X5v3/3v11/3V11/hi13/TiH12/r13t b sc2h p 1 40',
  },
  {
    moves: 1,
    position:
      '13T1/6H4gg2/2h9v2/15/2v6X5/4X10/1H4x8/1GG2V1S7/R1tI4v6/1x1I11/15/2V12/S5v8/3H11/12P2 w Cg p 1 34',
  },
  {
    moves: 1,
    position: '15/3h10t/7V6s/15/15/4x6x3/3H11/2V1X10/10T1r2/5X9/15/9i5/1HV6i5/3h4C6/14p b 2Gsc3hg p 0 33',
  },
  {
    moves: 1,
    position: '8p5t/15/s14/15/4s10/6X2T1x1H1/4H1GG1i5/9iv4/9I5/2X6I5/7x7/15/6H2V2v2/6iH1v5/6i8 b rc2h p 1 32',
  },
  {
    moves: 1,
    position: 'rT1H11/gg2H8GG/s2h11/11h3/14t/4X9V/15/15/10X1h2/15/6I2x3x1/6I1v6/4H10/V13h/2p12 b scg p 1 46',
  },
  {
    moves: 1,
    position: '15/7tv6/2h5p5s/15/15/15/15/3X10S/15/9X5/5x1xV6/15/6h2rTH3/6H8/15 b RC2H2Gsc2h2g p 0 8',
  },
  {
    moves: 1,
    position:
      '4p10/15/10h1GG1/15/1v5x1GG4/11x3/8v6/2X2V2s3X2/13r1/12hT1/12V1t/1h11gg/1H1i11/3i11/4H1V8 b sc p 1 49',
  },
  {
    moves: 1,
    position: '6Vt4p2/15/H5v8/s14/6X3v4/3x6X4/15/15/11VGG1/12H2/10x4/2H8TrGG/11gg2/9h5/7s7 b c2hg p 1 55',
  },
  {
    moves: 2,
    position:
      '5ts8/10H4/1v12p/15/3X11/4x4V1x3/1I13/1I4X6i1/10r2iT/10H2v1/2h12/4GG9/1Hv12/15/8H6 b schg p 1 59',
  },
  {
    moves: 2,
    position: '9I1p3/h8I5/8h6/15/15/3X7x3/15/8VV5/2I11v/2Ix3X7/14s/7V6h/t2H11/2gg2H8/2T12 b srchg p 20 59',
  },
  {
    moves: 2,
    position:
      '9I1p3/5h3I5/12h2/15/15/3X4V2x3/15/7s1V5/2I11h/2Ix3X7/7V7/14h/t11H2/2gg5H5/2T12 b srchg p 28 67',
  },
  {
    moves: 2,
    position: '2p5st4V/15/15/1GG3V8/7X7/v6H7/15/9h5/13X1/5x9/1x8V4/1h6V6/5I9/4vI6gg1/11v1T1 b srcg p 0 39',
  },
  {
    moves: 2,
    position:
      '2p11t/9V5/9h5/15/15/5h3X1x3/12GG1/3I8X2/3I9T1/4V2v1v3V1/11x3/2H12/s1V5h6/7i7/7i2gg3 b src p 25 76',
  },
  {
    moves: 2,
    position:
      '2p11t/9V5/11h3/15/15/5h3X1x3/12GG1/12X2/13T1/7v1v3V1/3I7x3/H2I11/s1V1V3h6/7i7/7i4gg1 b src p 33 84',
  },
  {
    moves: 2,
    position: '6s4p3/8v6/15/15/15/15/15/15/12X2/2x12/5X2I2x1H1/8I6/2V6vTH3/v14/11ts2 b 2HGrc2h2g p 1 20',
  },
  {
    moves: 2,
    position: '5Vs7t/15/15/15/3I1v9/3Ix1V1h2x3/15/6X8/15/1v11X1/10I4/10I3V/10H2i1/7H5iT/3c4p6 b sr2hg p 0 44',
  },
  {
    moves: 2,
    position: '15/v3s8V1/2t2v9/15/12X2/15/15/7x7/10x4/11X3/15/15/S5P8/V6T7/15 w SRC3H2Gsrc3h2g p 1 2',
  },
  {
    moves: 2,
    position: '8s6/15/15/7V5I1/12VI1/4x6x3/3X3gg6/15/1H13/7GG6/3X4v6/t1T11p/Vvv9H2/15/15 b src2hg p 18 60',
  },
  {
    moves: 2,
    position: '7P7/14T/1h8v4/15/15/12x2/2x12/1gg7t4/5S9/3X4S1X4/9r5/15/15/6VV7/15 w RC3H2Gsc3hg p 3 9',
  },
  {
    moves: 2,
    position: '3i7It2/3i4H1hIVV1/2h2V9/14I/6Xh6I/11x2T/15/15/15/1h1X11/i3x10/i14/14P/15/2SH8h2 w SRC p 6 60',
  },
  {
    moves: 2,
    position: 'tH1i7p3/3i11/I3H3v5I/I13I/15/3Vx6x3/v13H/15/15/11X3/13X1/6h8/s14/6V5ih1/1v10iT1 b src p 0 61',
  },
  {
    moves: 2,
    position:
      't4p3T5/9v5/11v3/12V2/15/3x1X9/I6X7/I4gg8/6V8/6I3r4/3v2I3s2x1/1hH12/5V8V/3i4h6/3i4s6 b c p 6 55',
  },
  {
    moves: 2,
    position: '7gg4gg/h11H2/T4h9/7H7/10x4/9t2x2/9h5/4v6GGGG/10V3S/4X6X3/8h6/15/15/6V8/9P2SV1 w RC p 38 76',
  },
  {
    moves: 2,
    position: '2hi11/T1ti11/3H1h9/13v1/15/2X7x4/1X13/3H3S7/4V10/3x11/15/15/12v2/9V5/5P4H4 w SRC2Ghg p 0 37',
  },
  {
    moves: 2,
    position:
      'S5t8/5VGG3h1h1/T14/4h5h4/vi13/1i11x1/12H2/11i3/6H4i3/3X6X1x2/15/15/15/15/2P9VV1 w SRCG p 22 69',
  },
  {
    moves: 2,
    position: '8t6/7HvH5/S14/T5V8/S3X10/15/7X1v3x1/4H10/13x1/8v2i1gg/11i3/5h9/2H12/12h2/c3P10 w RC2G p 25 75',
  },
  {
    moves: 2,
    position: '9vTgg2/15/7h7/13h1/11GGV1/13t1/12x2/15/v2h6x4/4Xi2V2X3/5i9/15/15/15/8SH2P2 w SRC2HG p 56 83',
  },
  {
    moves: 2,
    position:
      'T1tV11/1GG2gg4v3/13h1/15/11v3/2x5i6/4x3i6/7VSh2I2/8V3I2/15/2X6X5/14P/v11V2/15/15 w SRCH p 1 45',
  },
  {
    moves: 2,
    position:
      '4VT9/2H12/3h4ggh4/2gg9h1/S9x4/4x10/9v2H2/1I13/1I13/3X2V3X4/15/H14/1I12h/tI13/3P11 w SRC p 35 80',
  },
  {
    moves: 2,
    position: '1I7HH4/1I13/14p/9H5/1X8x4/15/7I7/5s1I7/11gg2/1x3X5v3/3v11/3V11/hi13/TiH12/14t b src2h p 0 38',
  },
  {
    moves: 2,
    position: '15/3h10t/7V6s/15/15/4x6x3/3H10r/2V1X7S2/10T4/5X9/15/9i5/1HV6i5/3h11/14p b C2Gsc3hg p 1 31',
  },
  {
    moves: 2,
    position: '8p5t/15/s14/15/15/6X4x1H1/4H1GG1iT4/9iv4/9I5/2X6I5/7x7/15/6H2V2v2/6iH1v5/6i8 b src2h p 0 30',
  },
  {
    moves: 2,
    position: '1T1H11/gg2H8GG/s2h11/11h3/14t/4X9V/15/15/10X1h2/15/9x3x1/8v6/4H1I8/V5I7h/2p12 b srcg p 0 44',
  },
  {
    moves: 2,
    position: '15/7tv6/2h5p5s/15/15/15/15/3X11/15/9X5/5x1xV6/15/6h3TH3/6HS7/7r7 b SRC2H2Gsc2h2g p 1 6',
  },
  {
    moves: 2,
    position:
      '4p10/15/10h1GG1/15/1v5x1GG4/11x3/8v6/2X2V2s3X2/15/12hT1/12V1t/1h11gg/1H1i2V8/3i11/4H10 b src p 0 47',
  },
  {
    moves: 2,
    position: '6Vt4p2/15/H5v8/s14/6X3v4/3x6X4/15/15/11VGG1/12H2/10x4/5H5T1GG/11gg2/9h5/7s7 b rc2hg p 3 53',
  },
  {
    moves: 2,
    position: '4v1P8/8V6/1GG12/Tth12/1V9gg2/2x10xv/12h2/15/15/4X2gg2X3/15/15/14S/8v2V2V/15 w SRCHG p 23 56',
  },
  {
    moves: 2,
    position: '1gg3h8/15/p14/15/7V7/1X13/5X9/1H13/14s/tGG6x5/1T2x8GG/2v12/1H13/7H2H4/3h11 b src2hg p 12 50',
  },
  {
    moves: 2,
    position:
      '2p12/6v7t/4h1GG6s/15/10H4/H14/2X12/15/2x3X6i1/2H10i1/10x4/H14/4I10/1i2IH2vhh4/Ti13 b src p 15 74',
  },
  {
    moves: 2,
    position: '8svGG3/15/7h1V5/15/13V1/3x6x4/15/15/15/7X2X4/15/14t/p6Hi5v/6vTiGG4/13c1 b 2Hsrhg p 16 45',
  },
  {
    moves: 3,
    position: '5T4p4/4ggh1H6/15/V1V12/4GG6I2/3x6x1I2/6V8/15/6rs3X3/5X1h7/15/t14/s14/1H13/8v6 b c2hg p 0 56',
  },
  {
    moves: 3,
    position:
      '4VT9/6H1h6/4v2gg1h4/3gg8v1/10x4/4x10/15/15/1I13/1I1X6X4/13V1/1V4V8/tI3h9/1I13/3P2S8 w SRC p 3 48',
  },
  {
    moves: 3,
    position: '8svGG3/9V5/12h2/15/13V1/3x6x4/15/15/15/7X2X4/15/14t/p6Hi5v/6vTi1I4/10I2c1 b 2Hsrhg p 8 37',
  },
];
