import type { ReactNode } from 'react'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import { SubjectChoice } from './SubjectChoice'
import { WithSubjects } from './WithSubjects'

interface SubjectTabsProps {
  readonly children: (subject: ExerciseSubject) => ReactNode
}

/** A page about what there is to practise, one subject at a time. */
export function SubjectTabs({ children }: SubjectTabsProps) {
  return (
    <WithSubjects>
      {(subjects, first) => (
        <SubjectChoice subjects={subjects} first={first}>
          {children}
        </SubjectChoice>
      )}
    </WithSubjects>
  )
}
