/** Globals of every mini-program file, in the order of its wrapper's parameters. */
export const MODULE_GLOBALS: readonly string[] = [
  'wx',
  'App',
  'Page',
  'Component',
  'Behavior',
  'getApp',
  'getCurrentPages',
  'globalThis',
  'Function',
]

/** Browser names that a mini-program's logic layer lacks; each wrapper shadows them with `undefined`. */
export const SHADOWED_GLOBALS: readonly string[] = `window self top parent frames document location history
navigator localStorage sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket EventSource URL
URLSearchParams Blob File FileReader FormData Headers Request Response AbortController AbortSignal TextEncoder
TextDecoder crypto performance atob btoa requestAnimationFrame cancelAnimationFrame requestIdleCallback
cancelIdleCallback queueMicrotask structuredClone MessageChannel MessagePort BroadcastChannel Worker SharedWorker
Image Audio Option HTMLElement Element Node Event CustomEvent EventTarget MutationObserver IntersectionObserver
ResizeObserver PerformanceObserver getComputedStyle matchMedia alert confirm prompt DOMParser XMLSerializer
customElements screen innerWidth innerHeight outerWidth outerHeight devicePixelRatio scrollTo scrollBy scroll open
close postMessage addEventListener removeEventListener dispatchEvent ReadableStream WritableStream TransformStream
CompressionStream DecompressionStream visualViewport speechSynthesis Notification RTCPeerConnection Path2D
OffscreenCanvas ImageData createImageBitmap DOMException DOMRect CSS Range Selection getSelection setImmediate
scheduler trustedTypes clientInformation global process`.split(/\s+/)
