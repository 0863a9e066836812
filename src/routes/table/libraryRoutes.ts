import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `library` (seed §2). */
export const libraryRoutes = defineRoutes({
  bookmark: { path: '/bookmark', title: '我的收藏', needsLogin: true },
  formula: { path: '/formula', title: '公式手册' },
  studyDocument: { path: '/study-document', title: '学习资料' },
  studyDocx: { path: '/study-docx', title: '资料预览' },
  electronicBook: { path: '/electronic/book', title: '电子书' },
  examsBooks: { path: '/book/exams-books', title: '考研书单' },
  bookDetail: { path: '/book/book-detail', title: '图书详情' },
  chapterDetail: { path: '/book/chapter-detail', title: '章节详情' },
  examGeneral: { path: '/book/exam-general', title: '考研大纲' },
  examPlan: { path: '/book/exam-plan', title: '备考规划', needsLogin: true },
  messagePdfPreview: { path: '/message/pdf-preview', title: 'PDF预览' },
})
