import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import type { Block } from '@/contracts/library/books'
import { cx } from '@/ui/cx'
import './Blocks.scss'

const PREFIXES: Readonly<Record<Block['kind'], string>> = {
  heading: '',
  text: '',
  item: '· ',
  question: '想一想：',
  answer: '答：',
}

interface BlockTextProps {
  readonly kind: Block['kind']
  readonly text: string
  /** False for the rest of a paragraph that began on the page before. */
  readonly isStart?: boolean
  readonly className?: string | undefined
}

/** A paragraph with typeset formulas. */
export function BlockText({ kind, text, isStart = true, className }: BlockTextProps) {
  return (
    <View className={cx(`blocks__${kind}`, className)}>
      {isStart ? PREFIXES[kind] : ''}
      <MathsText text={text} />
    </View>
  )
}

/** Paragraphs of a chapter or a document. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <View className="blocks">
      {blocks.map(({ kind, text }, at) => (
        <BlockText key={at} kind={kind} text={text} />
      ))}
    </View>
  )
}
