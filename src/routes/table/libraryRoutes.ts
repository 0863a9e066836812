import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `library` (seed §2). */
export const libraryRoutes = defineRoutes({
  bookmark: {
    path: '/bookmark',
    page: 'library/bookmark',
    title: '我的收藏',
    needsLogin: true,
    pitch: '收藏的图书、资料和公式，都在一处',
  },
  formula: { path: '/formula', page: 'library/formula', title: '公式手册' },
  studyDocument: { path: '/study-document', page: 'library/study-document', title: '学习资料' },
  studyDocx: { path: '/study-docx', page: 'library/study-docx', title: '资料预览' },
  electronicBook: { path: '/electronic/book', page: 'library/electronic-book', title: '电子书' },
  examsBooks: { path: '/book/exams-books', page: 'library/exams-books', title: '考研书单' },
  bookDetail: { path: '/book/book-detail', page: 'library/book-detail', title: '图书详情' },
  chapterDetail: { path: '/book/chapter-detail', page: 'library/chapter-detail', title: '章节详情' },
  examGeneral: { path: '/book/exam-general', page: 'library/exam-general', title: '考研大纲' },
  examPlan: {
    path: '/book/exam-plan',
    page: 'library/exam-plan',
    title: '备考规划',
    needsLogin: true,
    pitch: '按月看要做什么，做完一项勾一项',
  },
  messagePdfPreview: { path: '/message/pdf-preview', page: 'library/pdf-preview', title: 'PDF预览' },
})
