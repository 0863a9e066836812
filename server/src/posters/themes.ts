import type { ThemeName } from './posterSchema'

/** The colours of a poster. `sky` runs from top to bottom behind the head, `base` lies under everything else. */
export interface Theme {
  readonly sky: readonly [string, string, string]
  readonly base: string
  /** Title on the sky, and the gradient of its last line. */
  readonly head: string
  readonly headAccent: readonly [string, string]
  readonly ink: string
  readonly soft: string
  readonly card: string
  readonly line: string
  readonly accent: readonly [string, string]
  readonly onAccent: string
  readonly scene: 'peaks' | 'stars' | 'petals' | 'snow' | 'grid'
}

export const themes: Readonly<Record<ThemeName, Theme>> = {
  summer: {
    sky: ['#0a4bd6', '#1287ff', '#7fd4ff'],
    base: '#e8f5ff',
    head: '#ffffff',
    headAccent: ['#fff3a6', '#ffc629'],
    ink: '#0b2a5b',
    soft: '#4a6590',
    card: '#ffffff',
    line: '#cfe6fb',
    accent: ['#ff9a2e', '#ff6a13'],
    onAccent: '#ffffff',
    scene: 'peaks',
  },
  gold: {
    sky: ['#1b1005', '#4a2d0b', '#8a5a17'],
    base: '#1d1308',
    head: '#fff6dd',
    headAccent: ['#ffeeb8', '#e0a038'],
    ink: '#fdf0d0',
    soft: '#cdb68a',
    card: '#2c1e0e',
    line: '#5b4320',
    accent: ['#ffe29a', '#d8972c'],
    onAccent: '#2b1a04',
    scene: 'stars',
  },
  purple: {
    sky: ['#24085f', '#5a1fd0', '#9c5bff'],
    base: '#1a0a42',
    head: '#ffffff',
    headAccent: ['#fff0c2', '#ffc857'],
    ink: '#f6f0ff',
    soft: '#c4b3ee',
    card: '#2a1463',
    line: '#4a2e94',
    accent: ['#ffe29a', '#ffb938'],
    onAccent: '#2a1200',
    scene: 'stars',
  },
  spring: {
    sky: ['#0a8f6a', '#33bf86', '#b9eec6'],
    base: '#effaf2',
    head: '#ffffff',
    headAccent: ['#fffbd1', '#ffe066'],
    ink: '#0d4634',
    soft: '#4d7a68',
    card: '#ffffff',
    line: '#cfeedb',
    accent: ['#ff8fa3', '#f4587a'],
    onAccent: '#ffffff',
    scene: 'petals',
  },
  winter: {
    sky: ['#0a2148', '#1f54a8', '#8fc2f2'],
    base: '#edf4fc',
    head: '#ffffff',
    headAccent: ['#ffe6e0', '#ff9d8a'],
    ink: '#10294f',
    soft: '#516a91',
    card: '#ffffff',
    line: '#d3e2f4',
    accent: ['#f2555a', '#d3262f'],
    onAccent: '#ffffff',
    scene: 'snow',
  },
  study: {
    sky: ['#1f43c4', '#3f6cf5', '#9fb9ff'],
    base: '#f2f5ff',
    head: '#ffffff',
    headAccent: ['#e2f1ff', '#a8dcff'],
    ink: '#16265c',
    soft: '#5a6895',
    card: '#ffffff',
    line: '#d9e1fb',
    accent: ['#5b83ff', '#2f5bea'],
    onAccent: '#ffffff',
    scene: 'grid',
  },
  ink: {
    sky: ['#060b18', '#14233f', '#2f5273'],
    base: '#0c1424',
    head: '#ffffff',
    headAccent: ['#e4f6ff', '#7cc8f5'],
    ink: '#eaf2fb',
    soft: '#9db1c9',
    card: '#16223a',
    line: '#2b3c5c',
    accent: ['#aee4ff', '#58aee6'],
    onAccent: '#06192a',
    scene: 'grid',
  },
}
