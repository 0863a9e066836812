import type { IPluginContext } from '@tarojs/service'

type Props = Readonly<Record<string, string>>

/** Part of Taro's template of a platform: WXML for each element, at each of the levels that it may nest in. */
interface TemplateLike {
  modifyCompProps?(element: string, props: Props): Props
  modifyTemplateResult(wxml: string, element: string, level: number, children: string): string
}

/** Attributes of src/ui/controls/target, by the names under which Taro stores them in the data of an element. */
const VIEW = [
  ['aria-role', 'ariaRole'],
  ['aria-label', 'ariaLabel'],
  ['aria-disabled', 'ariaDisabled'],
  ['aria-checked', 'ariaChecked'],
  ['aria-selected', 'ariaSelected'],
  ['aria-expanded', 'ariaExpanded'],
  ['aria-live', 'ariaLive'],
] as const
const NAME = VIEW.slice(0, 2)

/**
 * The elements that are spoken. Taro draws a view that says anything by one of the first three; one with a class and a tap
 * at the most (`pure-view`, `click-view`) says nothing and is drawn as cheaply as before.
 */
const SPOKEN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  view: VIEW,
  'static-view': VIEW,
  'catch-view': VIEW,
  image: NAME,
  'static-image': NAME,
  button: NAME,
  input: NAME,
  textarea: NAME,
}

/** Elements with dozens of attributes of which src/ui uses few: only these reach the WXML (tests/weapp/templates.test.ts). */
const KEPT: Readonly<Record<string, RegExp>> = {
  // Views and texts are repeated in the templates once for each level: one attribute costs fifteen times its length.
  view: /^(hover-class|bind(touch\w+|longtap))$/i,
  text: /^$/,
  'scroll-view':
    /^(scroll-(x|y|top|left|into-view|with-animation)|(upper|lower)-threshold|enable-flex|enhanced|bounces|show-scrollbar|bindscroll(toupper|tolower)?|bindtouch\w+)$/i,
  swiper:
    /^(indicator-(dots|color|active-color)|autoplay|current|interval|duration|circular|vertical|(previous|next)-margin|bind(change|transition|animationfinish))$/i,
  video:
    /^(src|title|poster|controls|autoplay|loop|muted|initial-time|object-fit|show-(progress|fullscreen-btn|play-btn|center-play-btn|mute-btn)|enable-(progress|play)-gesture|picture-in-picture-mode|bind(play|pause|ended|timeupdate|fullscreenchange|waiting|error|loadedmetadata))$/i,
}

const tagOf = (element: string): string => element.replace(/^(static|catch)-/, '')

const speaking = (wxml: string, element: string): string => {
  const tag = `<${tagOf(element)} `
  const attributes = (SPOKEN[element] ?? []).map(([name, key]) => `${name}="{{i.${key}}}" `)
  return attributes.length ? wxml.replaceAll(tag, tag + attributes.join('')) : wxml
}

const HOVER = /hover-class="\{\{(i\.\w+)\|\|'none'\}\}" ?/g

/**
 * Sets the pressed style in the template for all buttons at once, so that no page sends it per button. Elements
 * without a tap handler get none.
 */
const pressed = (wxml: string, element: string): string =>
  wxml.replace(
    HOVER,
    element.startsWith('static-') ? '' : '$&hover-stop-propagation="{{!!$1}}" hover-stay-time="70" ',
  )

/** Taro lays out what only machines read, at each of fifteen levels. */
const inOneLine = (wxml: string): string =>
  wxml
    .replace(/\s*\n\s*/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/, /g, ',')
    .replace(/" \/>/g, '"/>')

const keptOf = (element: string, props: Props): Props => {
  const kept = KEPT[element]
  return kept ? Object.fromEntries(Object.entries(props).filter(([name]) => kept.test(name))) : props
}

/**
 * Taro's templates name no aria attribute, so that what a page says for screen readers was sent and then dropped; they name
 * every attribute that WeChat knows, at each level; and what is the same for all of ours would be sent for each.
 */
export default (context: IPluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn: ({ template }: { template: TemplateLike }) => {
      const modify = template.modifyTemplateResult.bind(template)
      template.modifyCompProps = keptOf
      template.modifyTemplateResult = (wxml, element, level, children) =>
        inOneLine(pressed(speaking(modify(wxml, element, level, children), element), element))
    },
  })
}
