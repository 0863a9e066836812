import type { Knowledge, Passage } from '../../authoring/Knowledge'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import type { Content } from '../../authoring/Content'

/** The legal texts that the page of them shows by a tab of its own. */
const TABS: Readonly<Record<string, string>> = {
  'user-agreement': 'user',
  'privacy-policy': 'privacy',
  'course-agreement': 'course',
  'refund-rules': 'refund',
}

const documentPassages = (content: Content): Passage[] =>
  [...content.of(baseKinds).documents].flatMap(([name, { title, sections }]) =>
    sections.map(({ heading, paragraphs }, at) => ({
      id: `document:${name}-${at}`,
      place: title,
      title: `${title} ${heading.replace(/^[一二三四五六七八九十]+、/, '')}`,
      body: paragraphs.join('\n\n'),
      topics: ['agreement', 'service'],
      ...(TABS[name] && { link: { route: 'license', query: { tab: TABS[name] } } }),
    })),
  )

const branchPassages = (content: Content): Passage[] =>
  content.of(baseKinds).branches.map(({ branchId, name, schoolName, province, phone }) => ({
    id: `branch:${branchId}`,
    place: '分校',
    title: name,
    body: `${name}（${schoolName}）在${province}。咨询电话：${phone}`,
    topics: ['branch', 'service'],
    ask: `${name}的电话是多少？`,
    aliases: [province],
    kindWords: ['分校', '校区', '电话', '号码', '联系', '联系方式', '地址', '城市', '咨询'],
  }))

const schoolPassages = (content: Content): Passage[] =>
  content.of(baseKinds).schools.map(({ id, name, province, tier, shortNames }) => ({
    id: `school:${id}`,
    place: '院校',
    title: name,
    body: `${name}在${province}${tier ? `，是 ${tier} 院校` : ''}。`,
    topics: ['school'],
    aliases: shortNames,
    kindWords: [
      '院校',
      '学校',
      '大学',
      '城市',
      '省',
      '省份',
      '省市',
      '地址',
      '层次',
      '双一流',
      '985',
      '211',
      '介绍',
    ],
    link: { route: 'exercisesCombatVolunteer', query: { isSelectSchool: '1' } },
  }))

/** Legal texts by section, branches, schools. */
export const baseKnowledge: Knowledge = {
  kinds: {
    files: { branches: baseKinds.files.branches, schools: baseKinds.files.schools },
    folders: { documents: baseKinds.folders.documents },
  },
  passages: (content) => [
    ...documentPassages(content),
    ...branchPassages(content),
    ...schoolPassages(content),
  ],
}
