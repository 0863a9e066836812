/** The tabs of the landing pages by their ids (seed §9). */
export interface LandingTab {
  readonly id: string
  readonly text: string
  /** `images` shows templates of the page's JSON, the others lead away. */
  readonly kind: 'images' | 'resources' | 'dialogue'
}

const tab = (id: string, text: string, kind: LandingTab['kind'] = 'images'): LandingTab => ({
  id,
  text,
  kind,
})

export const landingTabs = {
  brand: tab('11', '品牌实力'),
  camp: tab('13', '营地概览'),
  forum: tab('15', '超级大讲堂'),
  results: tab('16', '历年成果'),
  resources: tab('17', '高能资源', 'resources'),
  strength: tab('18', '实力对比'),
  message: tab('19', '致考生书'),
  secret: tab('20', '成功秘诀'),
  dialogue: tab('21', '智能对话', 'dialogue'),
} as const

/** The tab with an id, if there is one. */
export const landingTabOf = (id: string | undefined): LandingTab | undefined =>
  Object.values(landingTabs).find((known) => known.id === id)
