import type { Gate } from './Gate'

const set = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** Events of every node (official manual, 事件分类). */
const EVERYWHERE = set(
  `tap touchstart touchmove touchcancel touchend touchforcechange longpress longtap transitionend
animationstart animationiteration animationend`,
)
const TEXT_FIELD = `input focus blur confirm keyboardheightchange keyboardcompositionstart
keyboardcompositionupdate keyboardcompositionend nicknamereview selectionchange`

/** Additional events of built-in components (official manual, 组件). */
const OWN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['view', set('')],
  ['text', set('')],
  [
    'button',
    set(`getuserinfo contact createliveactivity getphonenumber getrealtimephonenumber error opensetting launchapp
chooseavatar agreeprivacyauthorization`),
  ],
  ['input', set(TEXT_FIELD)],
  ['textarea', set(`${TEXT_FIELD} linechange`)],
  ['scroll-view', set('scroll scrolltoupper scrolltolower dragstart dragging dragend')],
  ['swiper', set('change transition animationfinish')],
  ['swiper-item', set('')],
  ['image', set('load error')],
  [
    'video',
    set(`play pause ended timeupdate fullscreenchange waiting error progress loadedmetadata controlstoggle
seekcomplete enterpictureinpicture leavepictureinpicture`),
  ],
])

const TAG = /<([a-z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)/g
const BINDING = /\s(?:capture-bind|capture-catch|mut-bind|bind|catch):?(\w+)=/g

/** Listeners in templates for events that their component never sends: they are wired, and nothing ever comes. */
export const knownEvents: Gate = (dist) => {
  const problems = dist.paths
    .filter((file) => file.endsWith('.wxml'))
    .flatMap((file) =>
      [...dist.text(file).matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => {
        const own = OWN.get(tag)
        if (!own) return []
        return [...attributes.matchAll(BINDING)]
          .map(([, event = '']) => event)
          .filter((event) => !own.has(event) && !EVERYWHERE.has(event))
          .map((event) => `${file}: <${tag}> never sends ${event}`)
      }),
    )
  return [...new Set(problems)]
}
