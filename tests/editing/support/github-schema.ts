import { buildSchema } from "graphql";

/** The part of GitHub's GraphQL schema that the editing screen uses (https://docs.github.com/en/graphql). */
export const gitHubSchema = buildSchema(`
  scalar GitObjectID
  scalar DateTime
  scalar Base64String
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository {
    id: ID!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
    pullRequests(
      states: [PullRequestState!], labels: [String!], first: Int, orderBy: IssueOrder, headRefName: String
    ): PullRequestConnection!
  }
  type Ref { name: String!, target: GitObject }
  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject {
    oid: GitObjectID!, byteSize: Int!, isBinary: Boolean, isTruncated: Boolean!, text: String
  }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    author: GitActor
    committedDate: DateTime!
    history(first: Int, path: String): CommitHistoryConnection!
    file(path: String!): TreeEntry
    status: Status
    deployments(last: Int, orderBy: DeploymentOrder): DeploymentConnection
    checkSuites(last: Int): CheckSuiteConnection
  }
  type Status { contexts: [StatusContext!]! }
  type StatusContext { context: String!, state: StatusState!, targetUrl: String, description: String }
  enum StatusState { EXPECTED ERROR FAILURE PENDING SUCCESS }
  enum DeploymentOrderField { CREATED_AT }
  input DeploymentOrder { field: DeploymentOrderField!, direction: OrderDirection! }
  type DeploymentConnection { nodes: [Deployment] }
  type Deployment { environment: String, latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String!, environmentUrl: String, description: String }
  type CheckSuiteConnection { nodes: [CheckSuite] }
  type CheckSuite { checkRuns(last: Int): CheckRunConnection }
  type CheckRunConnection { nodes: [CheckRun] }
  type CheckRun { name: String!, status: String!, conclusion: String, detailsUrl: String, summary: String }
  type CommitHistoryConnection { nodes: [Commit] }
  type GitActor { name: String, email: String, avatarUrl: String!, user: User }
  type TreeEntry { oid: GitObjectID! }
  interface Actor { login: String!, avatarUrl: String! }
  type User implements Actor {
    login: String!, avatarUrl: String!, name: String, email: String!, databaseId: Int
  }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum IssueOrderField { UPDATED_AT CREATED_AT }
  enum OrderDirection { ASC DESC }
  input IssueOrder { field: IssueOrderField!, direction: OrderDirection! }
  type PullRequestConnection { nodes: [PullRequest], totalCount: Int! }
  type PullRequest {
    id: ID!
    number: Int!
    title: String!
    url: String!
    isDraft: Boolean!
    isCrossRepository: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    headRefName: String!
    headRefOid: GitObjectID!
    author: Actor
    labels(first: Int): LabelConnection
    files(first: Int): PullRequestChangedFileConnection
  }
  type LabelConnection { nodes: [Label] }
  type Label { name: String! }
  type PullRequestChangedFileConnection { nodes: [PullRequestChangedFile] }
  type PullRequestChangedFile { path: String!, changeType: PatchStatus! }
  enum PatchStatus { ADDED MODIFIED DELETED RENAMED }
  type Mutation {
    createRef(input: CreateRefInput!): CreateRefPayload
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
    convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): PullRequestPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload
  }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: GitObjectID! }
  type CreateRefPayload { ref: Ref }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!
    message: CommitMessage!
    fileChanges: FileChanges
    expectedHeadOid: GitObjectID!
  }
  input CommittableBranch { repositoryNameWithOwner: String!, branchName: String! }
  input CommitMessage { headline: String! }
  input FileChanges { additions: [FileAddition!], deletions: [FileDeletion!] }
  input FileAddition { path: String!, contents: Base64String! }
  input FileDeletion { path: String! }
  type CreateCommitOnBranchPayload { commit: Commit }
  input ConvertPullRequestToDraftInput { pullRequestId: ID! }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }
  type PullRequestPayload { pullRequest: PullRequest }
`);
