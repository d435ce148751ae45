/** Front door of catalogue: what other modules and pages may use. */
export { type Answers, answersOf } from './answers.ts';
export { type CategoryGroup, type ChosenCategory, categoryGroups, chosenIn } from './choosable.ts';
export { AnswerList } from './components/answer-list.tsx';
export { CategoryFacts } from './components/category-facts.tsx';
export { CategoryPicker } from './components/category-picker.tsx';
export { CategorySelect } from './components/category-select.tsx';
export { ChooseFirst } from './components/choose-first.tsx';
export { ConditionField } from './components/condition-field.tsx';
export { MenuDialogDoor } from './components/menu-dialog-door.tsx';
export { useCategoryQuestions } from './components/use-category-questions.ts';
export { useConditionPhrases } from './components/use-condition-phrases.ts';
