// Contract and API say things in the same way; what is said here reaches people by mails and answers.
export { type Filling, named, type Said, say, type Text } from '@souk/contract/shared/say';
