/** The tables, each loaded when it is first needed. */
import { lazy } from 'react';

/** Fetches the rift table; a second call costs nothing. */
export const loadTable = () => import('../../games/rift/RiftTable.tsx');

export const RiftTable = lazy(loadTable);
