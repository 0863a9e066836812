import { brand } from './brand'

/** One colour with its value on a light and on a dark page. */
interface Shade {
  readonly light: string
  readonly dark: string
}

const shade = (light: string, dark: string): Shade => ({ light, dark })

/**
 * The only place that names the brand. A white-label build changes this file and runs `npm run icons`,
 * which writes the style sheet of these colours and the pictures of the native tab bar.
 */
export const theme = {
  ...brand,
  colors: {
    /** Text, icons and lines in the brand colour. */
    brand: shade('#2F5BEA', '#8CA9FF'),
    /** Surfaces that carry white text. */
    'brand-fill': shade('#2F5BEA', '#3B66EE'),
    'brand-press': shade('#2449C4', '#2F55CC'),
    'brand-soft': shade('#EEF3FF', '#1B2745'),
    'on-brand': shade('#FFFFFF', '#FFFFFF'),
    /** Rewards and promo surfaces: a fill that carries dark text. */
    accent: shade('#FF7A1A', '#FF8B38'),
    'accent-text': shade('#B83F08', '#FF9B57'),
    'accent-soft': shade('#FFF1E7', '#3A2415'),
    'on-accent': shade('#2B1200', '#2B1200'),
    /** Both ends of the promo button, which carries white text. */
    'promo-from': shade('#D6400B', '#D6400B'),
    'promo-to': shade('#C92A2A', '#C92A2A'),
    gold: shade('#E3B04B', '#E3B04B'),
    'gold-text': shade('#855608', '#E8BE6A'),
    'gold-soft': shade('#FFF5DC', '#362B14'),
    'on-gold': shade('#3D2600', '#3D2600'),
  },
  /** Colours of WeChat's own frame, which takes them from theme.json. */
  native: {
    bar: shade('#FFFFFF', '#151B25'),
    barText: shade('black', 'white'),
    page: shade('#F4F6FA', '#0C1017'),
    tabText: shade('#5C677A', '#97A3B6'),
    tabSelected: shade('#2F5BEA', '#8CA9FF'),
    tabBorder: shade('white', 'black'),
  },
  /** The pictures of the native tab bar are the same in both themes: tones that are seen on both bars. */
  tabIcons: { color: '#7A869A', selectedColor: '#4A73F5' },
} as const satisfies {
  name: string
  slogan: string
  colors: Record<string, Shade>
  native: Record<string, Shade>
  tabIcons: Record<'color' | 'selectedColor', string>
}
