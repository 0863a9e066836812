import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import type { Note } from '@/contracts/course/notes'
import { timecode } from '@/domain/courses/timecode'
import { usePageStore } from '@/stores/page/usePageStore'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { TextArea } from '@/ui/controls/TextArea'
import type { NoteBook } from './NoteBook'

interface LessonNotesProps {
  readonly book: NoteBook
  /** The film's position, in seconds. */
  readonly placeNow: () => number
  readonly onSeek: (place: number) => void
}

/** Notes with a place in the film: written while it plays, a tap goes back there. */
export const LessonNotes = observer(function LessonNotes({ book, placeNow, onSeek }: LessonNotesProps) {
  usePageStore(() => book)
  return (
    <>
      <TextArea
        label="写笔记"
        placeholder="记下这一刻的要点，会连同视频时间一起保存"
        value={book.text}
        onChange={book.type}
        maxLength={1000}
        rows={3}
        testId="note-text"
      />
      <Button
        block
        kind="soft"
        icon="edit"
        loading={book.writing.isRunning}
        onPress={() => void book.save(placeNow())}
        testId="note-save"
      >
        保存笔记
      </Button>
      <Pages
        pages={book.pages}
        draw={(note) => <NoteCard key={note.noteId} note={note} book={book} onSeek={onSeek} />}
        empty={<Empty size="small" title="这一讲还没有笔记" hint="边看边记，复习时一点就回到那一刻" />}
      />
    </>
  )
})

interface NoteCardProps extends Pick<LessonNotesProps, 'book' | 'onSeek'> {
  readonly note: Note
}

function NoteCard({ note, book, onSeek }: NoteCardProps) {
  const { place, text } = note
  return (
    <Card>
      <View className="lesson__note">{text}</View>
      <View className="lesson__row">
        <Button
          size="s"
          kind="soft"
          icon="play"
          label={`回到 ${timecode(place)}`}
          onPress={() => onSeek(place)}
        >
          {timecode(place)}
        </Button>
        <Button size="s" kind="ghost" label="删除这条笔记" onPress={() => void book.remove(note)}>
          删除
        </Button>
      </View>
    </Card>
  )
}
