import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { FormulaPicture } from '@/blocks/FormulaPicture'
import type { Block, Inline } from '@/contracts/assistant/blocks'
import { phone } from '@/platform/phone'
import { useStores } from '@/stores/useStores'
import { cx } from '@/ui/cx'
import { ariaProps } from '@/ui/controls/target'
import { TextLink } from '@/ui/controls/TextLink'
import { openRoute } from '../models/openRoute'
import { piecesOfText } from '../models/piecesOfText'
import { SourceMark } from './SourceMark'
import './AnswerBlocks.scss'

function Piece({ piece: { text, look, link, phone: number, source, formula } }: { readonly piece: Inline }) {
  const stores = useStores()
  if (formula)
    return <FormulaPicture tex={text} room={formula} display={formula.display} isAlone={formula.display} />
  if (link) return <TextLink onPress={() => void openRoute(stores, link)}>{text}</TextLink>
  if (number)
    return (
      <TextLink label={`拨打 ${text}`} onPress={() => void phone.call(number)}>
        {text}
      </TextLink>
    )
  if (source) return <SourceMark no={source} />
  return <Text className={cx(look && `answer__${look}`)}>{text}</Text>
}

function Line({ line }: { readonly line: readonly Inline[] }) {
  return (
    <>
      {line.map((piece, at) => (
        <Piece key={at} piece={piece} />
      ))}
    </>
  )
}

interface RowProps {
  readonly row: readonly (readonly Inline[])[]
  readonly isHead?: boolean
}

const Row = ({ row, isHead = false }: RowProps) => (
  <View className={cx('answer__row', isHead && 'answer__row--head')}>
    {row.map((cell, at) => (
      <View key={at} className="answer__cell">
        <Line line={cell} />
      </View>
    ))}
  </View>
)

function Table({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <View className="answer__table">
      <View className="answer__grid">
        <Row row={block.head} isHead />
        {block.rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
      </View>
    </View>
  )
}

function List({ block }: { readonly block: Extract<Block, { kind: 'list' }> }) {
  return (
    <View className="answer__list">
      {block.items.map((item, at) => (
        <View key={at} className="answer__item">
          <View className="answer__mark">{block.ordered ? `${(block.start ?? 1) + at}.` : '•'}</View>
          <View className="answer__body">
            <Line line={item} />
          </View>
        </View>
      ))}
    </View>
  )
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'list':
      return <List block={block} />
    case 'table':
      return <Table block={block} />
    case 'code':
      return (
        <View className="answer__pre">
          {piecesOfText(block.text).map((piece, at) => (
            <Text key={at}>{piece}</Text>
          ))}
        </View>
      )
    case 'rule':
      return <View className="answer__rule" />
    case 'heading':
      return (
        <View className="answer__heading" {...ariaProps({ role: 'heading', level: 3 })}>
          <Line line={block.line} />
        </View>
      )
    case 'quote':
    case 'paragraph':
      return (
        <View className={`answer__${block.kind}`}>
          <Line line={block.line} />
        </View>
      )
  }
}

/** A finished block is drawn once, however much comes behind it. */
const Finished = memo(OneBlock)

/** The finished part of an answer. */
export const AnswerBlocks = memo(function AnswerBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, at) => (
        <Finished key={at} block={block} />
      ))}
    </>
  )
})
