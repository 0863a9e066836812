import { Tokenizer, type Tokens } from 'marked'

/** Signs that end no word between Chinese characters: full-width ones, and those that Chinese shares with other scripts. */
const CHINESE_SIGNS = /[\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFFEF“”‘’…—·￥]/g
const CHINESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF“”‘’…—·]`
const IS_CHINESE = new RegExp(CHINESE, 'u')
/** A sign of ASCII that stars keep apart from Chinese text: **(必考)**是. */
const SIGN_BEFORE_STARS = new RegExp(String.raw`[!-)+-/:-@[-\x60{-~](?=\*+${CHINESE})`, 'gu')
const CHINESE_SIGN_AFTER_STARS = /^\*+[\u3000-\u303F\uFF00-\uFFEF“”‘’…—·]/
/** A star between two factors: 2*3, (a+b)*c, x*(y-1). */
const TIMES = /(?<=[A-Za-z\d)\]])\*(?=[A-Za-z\d([\\])/g
const FACTOR = /[A-Za-z\d)\]]/
/** A star that multiplies or marks a matrix, by what follows it: 2*3, A*，B*, (A*). */
const IS_TIMES = /^\*(?:[A-Za-z\d([\\)=]|[\u3000-\u303F\uFF00-\uFFEF])/
const FORMULA = /\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)/g

const LETTER = 'x'

/**
 * Reads Markdown as its authors mean it in Chinese text (markdown-cjk-friendly): full-width signs do not keep stars from
 * opening or closing, a star between factors multiplies, one tilde is a span of numbers. Markup is text, and no line defines a link.
 */
export class PlainTokenizer extends Tokenizer {
  private masked = ''
  private readable = ''

  override emStrong(src: string, maskedSrc: string, before = ''): Tokens.Em | Tokens.Strong | undefined {
    if (!src.startsWith('*')) return super.emStrong(src, maskedSrc, before)
    if (FACTOR.test(before) && IS_TIMES.test(src)) return undefined
    const isFree = IS_CHINESE.test(before) || CHINESE_SIGN_AFTER_STARS.test(src)
    return super.emStrong(src, this.readableOf(maskedSrc), isFree ? '' : before)
  }

  override del(src: string): Tokens.Del | undefined {
    return src.startsWith('~~') ? super.del(src) : undefined
  }

  override html(): undefined {
    return undefined
  }

  override def(): undefined {
    return undefined
  }

  /** The text in which closing stars are looked for: of the same length, with letters in place of what is no boundary. */
  private readableOf(masked: string): string {
    if (masked !== this.masked) {
      this.masked = masked
      this.readable = masked
        .replace(FORMULA, (formula) => LETTER.repeat(formula.length))
        .replace(SIGN_BEFORE_STARS, LETTER)
        .replace(CHINESE_SIGNS, LETTER)
        .replace(TIMES, LETTER)
    }
    return this.readable
  }
}
