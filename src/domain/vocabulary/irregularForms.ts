/** Irregular verbs: base, past, participle; several spellings with a slash. */
const VERBS = `arise arose arisen|awake awoke awoken|be was/were/am/is/are/being been|bear bore borne/born|beat beat beaten|become became become|
befall befell befallen|begin began begun|behold beheld beheld|bend bent bent|bet bet bet|bid bid/bade bidden|bind bound bound|bite bit bitten|
bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|
burn burnt/burned burnt/burned|burst burst burst|buy bought bought|can could could|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|
come came come|cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did/does done|draw drew drawn|
dream dreamt/dreamed dreamt/dreamed|drink drank drunk|drive drove driven|dwell dwelt dwelt|eat ate eaten|fall fell fallen|feed fed fed|
feel felt felt|fight fought fought|find found found|flee fled fled|fling flung flung|fly flew flown|forbid forbade forbidden|forecast forecast forecast|
foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given|go went/goes gone|
grind ground ground|grow grew grown|hang hung hung|have had/has had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|
keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led|lean leant/leaned leant/leaned|leap leapt/leaped leapt/leaped|
learn learnt/learned learnt/learned|leave left left|lend lent lent|let let let|lie lay/lied lain|light lit lit|lose lost lost|make made made|may might might|
mean meant meant|meet met met|mislead misled misled|mistake mistook mistaken|misunderstand misunderstood misunderstood|outdo outdid outdone|
overcome overcame overcome|overhear overheard overheard|oversee oversaw overseen|overtake overtook overtaken|overthrow overthrew overthrown|
partake partook partaken|pay paid paid|prove proved proven|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|rid rid rid|ride rode ridden|ring rang rung|
rise rose risen|run ran run|saw sawed sawn|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|
shake shook shaken|shall should should|shed shed shed|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|
sit sat sat|sleep slept slept|slide slid slid|smell smelt/smelled smelt/smelled|sow sowed sown|speak spoke spoken|speed sped sped|
spell spelt/spelled spelt/spelled|spend spent spent|spill spilt/spilled spilt/spilled|spin spun spun|split split split|spoil spoilt/spoiled spoilt/spoiled|
spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|stink stank stunk|
stride strode stridden|strike struck struck/stricken|string strung strung|strive strove striven|swear swore sworn|sweep swept swept|
swell swelled swollen|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|
throw threw thrown|thrust thrust thrust|tread trod trodden|undergo underwent undergone|understand understood understood|undertake undertook undertaken|
undo undid undone|uphold upheld upheld|upset upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept wept|will would would|win won won|wind wound wound|
withdraw withdrew withdrawn|withhold withheld withheld|withstand withstood withstood|wring wrung wrung|write wrote written`

/** Irregular plurals and comparisons: base, forms. */
const OTHERS = `analysis analyses|axis axes|bacterium bacteria|basis bases|child children|crisis crises|criterion criteria|datum data|
diagnosis diagnoses|elf elves|emphasis emphases|foot feet|formula formulae/formulas|fungus fungi|goose geese|half halves|hypothesis hypotheses|
index indices/indexes|knife knives|leaf leaves|life lives|loaf loaves|man men|medium media|mouse mice|nucleus nuclei|oasis oases|
parenthesis parentheses|person people|phenomenon phenomena|self selves|sheep sheep|shelf shelves|species species|stimulus stimuli|synthesis syntheses|
thesis theses|thief thieves|tooth teeth|wife wives|wolf wolves|woman women|bad worse/worst|far further/farther/furthest/farthest|good better/best|
ill worse/worst|little less/least|many more/most|much more/most|well better/best|i me/my|he him/his|she her|they them/their|we us/our|it its|who whom/whose|
a an|this these|that those|not nt`

const entries = (table: string): [string, readonly string[]][] =>
  table.split(/\|\s*/).map((line) => {
    const [base = '', ...forms] = line.trim().split(/[ /]/)
    return [base, [...new Set(forms)]]
  })

/** The forms of irregular verbs beside -s and -ing. */
export const irregularVerbs: ReadonlyMap<string, readonly string[]> = new Map(entries(VERBS))

/** Plurals and comparisons that no rule makes. */
export const irregularOthers: ReadonlyMap<string, readonly string[]> = new Map(entries(OTHERS))
