/** The light build of hls.js, which comes without types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
