import type { AuthoredFilm } from '../../../server/src/authoring/filmSchema'
import { escapeMarkup } from '../../../server/src/http/escapeMarkup'

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: 854px; height: 480px; padding: 40px 56px; background: #f7f9ff; color: #131a26;
    font-family: 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Serif CJK SC', sans-serif; border-left: 14px solid #2f5bea }
  .over { display: flex; justify-content: space-between; color: #5c677a; font-size: 20px }
  h1 { margin: 26px 0 24px; color: #2f5bea; font-size: 44px }
  li { margin: 14px 0 14px 8px; font-size: 32px; line-height: 1.35; list-style: none }
  li::before { content: ''; display: inline-block; width: 12px; height: 12px; margin-right: 18px; border-radius: 50%;
    background: #ff7a1a; vertical-align: middle }`

/** A slide as a page of 854 × 480. */
export const slideHtml = (
  film: AuthoredFilm,
  slide: AuthoredFilm['slides'][number],
  index: number,
): string => `
  <!doctype html><meta charset="utf-8"><style>${STYLE}</style>
  <div class="over"><span>${escapeMarkup(film.title)}</span><span>${index + 1} / ${film.slides.length}</span></div>
  <h1>${escapeMarkup(slide.title)}</h1>
  <ul>${slide.lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>`
