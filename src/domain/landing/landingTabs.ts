import type { LandingTab } from './LandingPage'

const tab = (id: string, text: string, kind: LandingTab['kind'] = 'images'): LandingTab => ({
  id,
  text,
  kind,
})

/** The tabs of the landing pages by their ids (seed §9). Ids 18 to 21 mean different things on different pages (seed §2). */
export const landingTabs = {
  brand: tab('11', '品牌实力'),
  camp: tab('13', '营地概览'),
  fullCourse: tab('14', '紫金全程班'),
  forum: tab('15', '超级大讲堂'),
  results: tab('16', '历年成果'),
  achievements: tab('16', '学员成果'),
  resources: tab('17', '高能资源', 'resources'),
  strength: tab('18', '实力对比'),
  message: tab('19', '致考生书'),
  tutoring: tab('19', '高端辅导'),
  secret: tab('20', '成功秘诀'),
  dialogue: tab('21', '智能对话', 'dialogue'),
  examHero: tab('21', '考研超人', 'dialogue'),
  perfectRoad: tab('50', '完美之路'),
  wholePlan: tab('51', '全程规划'),
  politics: tab('52', '政治'),
  english: tab('53', '英语'),
  maths: tab('54', '数学'),
  majorCourse: tab('55', '专业课'),
} as const
