import { Rich } from '../richElements'
import { RichTable } from '../richTable'
import './RichText.scss'

/** A block of text that an author wrote: a closed list, so no markup is ever interpreted. */
export type RichBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** An article in the elements of its target. */
export function RichText({ blocks }: { readonly blocks: readonly RichBlock[] }) {
  return (
    <Rich.Article className="yt-rich">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Rich.Article>
  )
}

function Block({ block }: { readonly block: RichBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Rich.Heading className="yt-rich__heading">{block.text}</Rich.Heading>
    case 'paragraph':
      return <Rich.Paragraph className="yt-rich__paragraph">{block.text}</Rich.Paragraph>
    case 'note':
      return <Rich.Note className="yt-rich__note">{block.text}</Rich.Note>
    case 'list':
      return <RichList {...block} />
    case 'table':
      return <RichTable {...block} />
  }
}

function RichList({ ordered, items }: { readonly ordered: boolean; readonly items: readonly string[] }) {
  const List = ordered ? Rich.Ordered : Rich.Unordered
  return (
    <List className="yt-rich__list">
      {items.map((item, index) => (
        <Rich.Item key={item} className="yt-rich__item">
          <Rich.Inline className="yt-rich__mark">{ordered ? `${index + 1}.` : '•'}</Rich.Inline>
          <Rich.Inline className="yt-rich__text">{item}</Rich.Inline>
        </Rich.Item>
      ))}
    </List>
  )
}
