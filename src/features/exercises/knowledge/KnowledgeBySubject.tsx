import type { ReactNode } from 'react'
import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { SubjectChoice } from './SubjectChoice'
import { WithKnowledge } from './WithKnowledge'

interface KnowledgeBySubjectProps {
  readonly children: (subject: KnowledgeSubject) => ReactNode
}

/** The knowledge points of one subject at a time, and how far each is mastered. */
export function KnowledgeBySubject({ children }: KnowledgeBySubjectProps) {
  return (
    <WithKnowledge>
      {(subjects, first) => (
        <SubjectChoice subjects={subjects} first={first}>
          {children}
        </SubjectChoice>
      )}
    </WithKnowledge>
  )
}
