import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Segmented } from '@/ui/controls/Segmented'
import { Sheet } from '@/ui/layout/Sheet'
import type { Reader } from './Reader'
import { BRIGHTNESSES, READER_SIZES, readerThemes } from './readerSettings'

const THEME_NAMES = { paper: '纸张', white: '白色', green: '护眼', night: '夜间' } as const
const LEADINGS = [
  { key: '1.5', text: '紧凑', value: 1.5 },
  { key: '1.8', text: '适中', value: 1.8 },
  { key: '2.1', text: '宽松', value: 2.1 },
] as const

const FLOWS = [
  { key: 'pages', text: '翻页' },
  { key: 'scroll', text: '滚动' },
] as const

interface SettingsSheetProps {
  readonly reader: Reader
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Font size, line height, theme, brightness, and pages or scrolling. */
export const SettingsSheet = observer(function SettingsSheet({
  reader,
  isOpen,
  onClose,
}: SettingsSheetProps) {
  const { size, leading, theme, brightness, flow } = reader.settings
  return (
    <Sheet open={isOpen} onClose={onClose} title="阅读设置">
      <View className="reader__sheet">
        <Segmented
          label="字号"
          items={READER_SIZES.map((px) => ({ key: String(px), text: String(px) }))}
          value={String(size)}
          onChange={(key) => reader.change({ size: READER_SIZES.find((px) => String(px) === key) ?? size })}
        />
        <Segmented
          label="行距"
          items={LEADINGS}
          value={LEADINGS.find(({ value }) => value === leading)?.key ?? '1.8'}
          onChange={(key) =>
            reader.change({ leading: LEADINGS.find((one) => one.key === key)?.value ?? leading })
          }
        />
        <Segmented
          label="背景"
          items={readerThemes.map((key) => ({ key, text: THEME_NAMES[key] }))}
          value={theme}
          onChange={(key) => reader.change({ theme: key })}
        />
        <Segmented
          label="亮度"
          items={BRIGHTNESSES.map((share) => ({ key: String(share), text: `${share * 100}%` }))}
          value={String(brightness)}
          onChange={(key) =>
            reader.change({ brightness: BRIGHTNESSES.find((share) => String(share) === key) ?? brightness })
          }
        />
        <Segmented
          label="翻页方式"
          items={FLOWS}
          value={flow}
          onChange={(key) => reader.change({ flow: key })}
        />
      </View>
    </Sheet>
  )
})
