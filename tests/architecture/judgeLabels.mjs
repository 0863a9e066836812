// Throws where the rule about names of controls passes what it should refuse, or refuses what it should pass. A process of
// its own because the rule is an ES module.
import { RuleTester } from 'eslint'
import { labelInName } from '../../config/eslint/labelInName.mjs'

const parserOptions = { ecmaFeatures: { jsx: true } }
const other = [{ messageId: 'other' }]

new RuleTester({ languageOptions: { parserOptions } }).run('label-in-name', labelInName, {
  valid: [
    '<Button label={`正在直播，进入${title}`}>正在直播</Button>',
    '<Button label={`第 ${stage} 阶段${isOpen ? "过关测试" : "再测一次"}`}>{isOpen ? "过关测试" : "再测一次"}</Button>',
    '<Button label="前进15秒">+15 秒</Button>',
    '<Button label={name}>查看</Button>',
    '<Pressable label="关闭"><Icon name="close" /></Pressable>',
    '<Button label={`第 ${stage} 阶段：过关测试`}>第 {stage} 阶段</Button>',
    '<Button label="Read the terms">Read\n  the Terms</Button>',
  ],
  invalid: [
    { code: '<Button label={`进入${title}`}>正在直播</Button>', errors: other },
    { code: '<Button label={`领取「${title}」的 ${award} 积分`}>领 {award} 分</Button>', errors: other },
    { code: '<Pressable ariaLabel="播放">{isOver ? "重播" : "播放"}</Pressable>', errors: other },
  ],
})
