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

/** An article as real HTML elements; the mini-program gets them through @tarojs/plugin-html. */
export function RichText({ blocks }: { readonly blocks: readonly RichBlock[] }) {
  return (
    <div className="yt-rich">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: RichBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="yt-rich__heading">{block.text}</h2>
    case 'paragraph':
      return <p className="yt-rich__paragraph">{block.text}</p>
    case 'note':
      return <blockquote className="yt-rich__note">{block.text}</blockquote>
    case 'list':
      return <RichList {...block} />
    case 'table':
      return <RichTable {...block} />
  }
}

function RichList({ ordered, items }: { readonly ordered: boolean; readonly items: readonly string[] }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="yt-rich__list">
      {items.map((item, index) => (
        <li key={item} className="yt-rich__item">
          <span className="yt-rich__mark">{ordered ? `${index + 1}.` : '•'}</span>
          <span className="yt-rich__text">{item}</span>
        </li>
      ))}
    </List>
  )
}
