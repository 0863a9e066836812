/** The element id of the player that shows a broadcast again; the messages beside it lead to its moments. */
export const RECORDING_PLAYER = 'live-recording'
