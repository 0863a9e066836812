import { TutorBoard } from '../../tutors/TutorBoard'

/** /mentor-information?keyword=: search of tutors by name, pinyin, field and school. */
export function MentorInformationView() {
  return <TutorBoard hasFilters={false} />
}
