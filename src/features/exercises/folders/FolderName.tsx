import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'

interface FolderNameProps {
  /** What the button says. */
  readonly text: string
  readonly first?: string
  readonly busy: boolean
  /** True when the name was taken. */
  readonly onName: (name: string) => Promise<boolean>
}

/** A name for a folder, and the button that takes it. */
export function FolderName({ text, first = '', busy, onName }: FolderNameProps) {
  const [name, setName] = useState(first)
  const give = async (): Promise<void> => {
    if (name.trim() && (await onName(name.trim()))) setName('')
  }
  return (
    <View className="exercise__part">
      <Field
        label="收藏夹名称"
        hideLabel
        placeholder="收藏夹名称，最多20个字"
        value={name}
        onChange={setName}
        maxLength={20}
        onSubmit={() => void give()}
        testId="folder-name"
      />
      <Button
        block
        kind="soft"
        disabled={!name.trim()}
        loading={busy}
        onPress={() => void give()}
        testId="folder-save"
      >
        {text}
      </Button>
    </View>
  )
}
