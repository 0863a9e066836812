/** The player of playlists for browsers that have none; a chunk of its own, for pages that play. */
export { default as Hls } from 'hls.js/light'
