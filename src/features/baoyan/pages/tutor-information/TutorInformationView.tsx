import { TutorBoard } from '../../tutors/TutorBoard'

/** /rearch/tutorInformation?field=&school=&recruiting=: tutors with filters. */
export function TutorInformationView() {
  return <TutorBoard hasFilters />
}
