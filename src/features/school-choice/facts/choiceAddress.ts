export { choiceQuery, mostOf, namedChoice } from '@/blocks/admission/choiceAddress'
