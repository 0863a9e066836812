import { startModelStub } from '../server/src/dev/standInModel'

const PORT = 8123

void startModelStub(PORT).then(({ url }) => {
  process.stdout.write(`A stand-in for a language model: ${url}\n`)
  process.stdout.write(`LLM_BASE_URL=${url} LLM_API_KEY=any LLM_MODEL=any npm start\n`)
  process.stdout.write(
    'Words in a question change its mood: 慢慢说 一直说 长篇大论 中途断开 不说话 乱码 拒绝 半路卡住\n',
  )
})
