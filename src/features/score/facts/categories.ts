/** Categories of disciplines, the most asked for first. */
export const categories = [
  { key: 'all', text: '全部门类' },
  { key: '08', text: '工学' },
  { key: '12', text: '管理学' },
  { key: '02', text: '经济学' },
  { key: '03', text: '法学' },
  { key: '04', text: '教育学' },
  { key: '05', text: '文学' },
  { key: '06', text: '历史学' },
  { key: '07', text: '理学' },
  { key: '09', text: '农学' },
  { key: '10', text: '医学' },
  { key: '13', text: '艺术学' },
] as const
