import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import type { ArticleBlock } from '@/contracts/promo/articles'
import { RichTable } from '@/ui/media/richTable'
import { ariaProps } from '@/ui/controls/target'
import './ArticleBody.scss'

/** Draws the closed list of blocks; no markup of a text is interpreted. */
export function ArticleBody({ blocks }: { readonly blocks: readonly ArticleBlock[] }) {
  return (
    <View className="article-body">
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </View>
  )
}

function Block({ block }: { readonly block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <View className="article-body__heading" {...ariaProps({ role: 'heading', level: 2 })}>
          <MathsText text={block.text} />
        </View>
      )
    case 'paragraph':
      return (
        <View className="article-body__paragraph">
          <MathsText text={block.text} />
        </View>
      )
    case 'note':
      return (
        <View className="article-body__note">
          <MathsText text={block.text} />
        </View>
      )
    case 'list':
      return (
        <View>
          {block.items.map((item, at) => (
            <View key={at} className="article-body__item">
              <View className="article-body__mark">{block.ordered ? `${at + 1}.` : '•'}</View>
              <View className="article-body__text">
                <MathsText text={item} />
              </View>
            </View>
          ))}
        </View>
      )
    case 'table':
      return <RichTable {...block} />
  }
}
