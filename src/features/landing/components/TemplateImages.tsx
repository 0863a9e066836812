import { observer } from 'mobx-react'
import type { ImageItem } from '@/contracts/pages/pageContent'
import { siteConfig } from '@/stores/siteConfig'
import { PictureStack, type StackedPicture } from '@/ui/layout/PictureStack'
import { absoluteAddress } from '@/lib/absoluteAddress'

/** Every poster is drawn for this width; a JSON may leave the sizes out. */
const DESIGN_WIDTH = 750
const DEFAULT_HEIGHT = 1000

interface TemplateImagesProps {
  readonly images: readonly ImageItem[]
  readonly onPress: (image: ImageItem) => void
}

const isActive = ({ ref, clk, vid }: ImageItem): boolean => Boolean(ref ?? clk ?? vid)

/** The pictures of a template, edge to edge. */
export const TemplateImages = observer(function TemplateImages({ images, onPress }: TemplateImagesProps) {
  const items: readonly StackedPicture[] = images.map((image, index) => ({
    key: `${index}-${image.url}`,
    src: absoluteAddress(image.url, siteConfig.configHost),
    alt: image.alt ?? '活动介绍图',
    width: image.width ?? DESIGN_WIDTH,
    height: image.height ?? DEFAULT_HEIGHT,
    ...(isActive(image) && { onPress: () => onPress(image) }),
  }))
  return <PictureStack items={items} />
})
