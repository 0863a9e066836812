// A thread of Node reads no TypeScript by itself: the loader of the process first, then what the thread does.
require('tsx/cjs')
require('./rasterWorker.ts')
